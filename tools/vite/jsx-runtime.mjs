// React's JSX runtime as an ES module, for the Worker. With CommonJS each of 3,300 elements would call a method of an object, which
// takes 27 KB more.
import runtime from "../../node_modules/react/cjs/react-jsx-runtime.production.js";

export const { Fragment, jsx, jsxs } = runtime;
