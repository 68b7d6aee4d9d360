import { pageHandle } from "../../head.ts";

export const handle = pageHandle("/");

export function Component() {
  return <h1>Solar First. Batteries Ready. Bills Down.</h1>;
}
