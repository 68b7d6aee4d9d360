export { NotFound as Page } from "../failure/not-found.tsx";
