/** Lines drawn on a 24-unit grid; they take the text's colour. */
const shapes = {
  search: "M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM20.5 20.5l-4.4-4.4",
  menu: "M3 8.5h18M3 15.5h18",
  close: "M5 5l14 14M19 5L5 19",
  previous: "M20 12H4m7-7-7 7 7 7",
  next: "M4 12h16m-7-7 7 7-7 7",
  phone: "M6 3h3l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v3a3 3 0 0 1-3.2 3A16 16 0 0 1 3 6.2A3 3 0 0 1 6 3Z",
  price:
    "M6 2.5h12a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2ZM8 7h8M8 12h.01M12 12h.01M16 12h.01M8 16.5h.01M12 16.5h4",
  house: "M4 11.5 12 4.5l8 7V20H4ZM9.5 20v-5.5h5V20",
  help: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .9-1 1.7M12 16.5h.01",
  share: "M12 14.5V3.5m-4.5 4L12 3l4.5 4.5M5 11.5V20h14v-8.5",
  leave: "M7 17 17 7M9 7h8v8",
} as const;

type IconName = keyof typeof shapes;

interface IconProps {
  name: IconName;
  className?: string;
  /** Lets `RepeatedIcon` reuse this drawing. */
  id?: string;
}

export function Icon({ name, className = "icon", id }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path id={id} d={shapes[name]} />
    </svg>
  );
}

/** Repeats an icon that the page has drawn under this id, without its path. */
export function RepeatedIcon({ id }: { id: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}
