// React's JSX runtime as an ES module, for the Worker. With CommonJS each element would call a method of an object, which takes more
// bytes.
// @ts-expect-error: React's file has no types.
import runtime from "../../node_modules/react/cjs/react-jsx-runtime.production.js";

export const { Fragment, jsx, jsxs } = runtime;
