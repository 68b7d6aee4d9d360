/** When an island comes to life: seen, touched (focused or pressed), or once the page has loaded. */
export type IslandStart = "visible" | "interaction" | "load";
