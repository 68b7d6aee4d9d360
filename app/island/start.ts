/** When an island starts: once visible, once focused or pressed, or once the page has loaded. */
export type IslandStart = "visible" | "interaction" | "load";
