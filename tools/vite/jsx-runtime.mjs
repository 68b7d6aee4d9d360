// React's JSX runtime as an ES module, for the Worker. With CommonJS each of 3,300 elements would be a call on an object: 27 KB in
// all.
import runtime from "../../node_modules/react/cjs/react-jsx-runtime.production.js";

export const { Fragment, jsx, jsxs } = runtime;
