import { business } from "#content/business.ts";
import { requestFormFrom } from "#content/pages.ts";
import { Icon, RepeatedIcon } from "../components/icons.tsx";

/** A bar at the bottom of phones: call, help, price and quote. On a request's own page it offers no quote. */
export function QuickBar({ path }: { path: string }) {
  return (
    <nav className="quick-bar" aria-label="Quick actions">
      <ul>
        <li>
          <a href={business.phone.href}>
            <RepeatedIcon id="phone-icon" />
            Call
          </a>
        </li>
        <li>
          <a href="/help" data-current="/help">
            <Icon name="help" />
            Help now
          </a>
        </li>
        <li>
          <a href="/your-price" data-current="/your-price">
            <Icon name="price" />
            Your price
          </a>
        </li>
        {path !== "/request" && (
          <li>
            <a href={requestFormFrom(path)}>
              <Icon name="house" />
              Get a quote
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
