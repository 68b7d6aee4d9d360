import { business } from "#content/business.ts";

const days = [
  { name: "Mon–Fri", hours: business.hours.byWeekday[1], text: "8am–6pm" },
  { name: "Sat", hours: business.hours.byWeekday[6], text: "9am–4pm" },
  { name: "Sun", hours: business.hours.byWeekday[0], text: "closed" },
];

/** Opening hours as bars on the day's axis; the words are next to each. */
export function OpeningHours() {
  return (
    <ul className="opening-hours">
      {days.map(({ name, hours, text }) => (
        <li key={name}>
          <span>{name}</span>
          <svg viewBox="0 0 24 2" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path className="opening-day" d="M0 1H24" />
            {hours && <path className="opening-bar" d={`M${hours[0]} 0H${hours[1]}V2H${hours[0]}Z`} />}
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
