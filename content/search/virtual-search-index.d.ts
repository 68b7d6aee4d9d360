declare module "virtual:search-index" {
  /** The index as JSON. Heavy: reach it by a dynamic import on first use. */
  const json: string;
  export default json;
}

declare module "virtual:search-index-address" {
  /** Where the browser finds the index; the name changes with the content. */
  const address: string;
  export default address;
}
