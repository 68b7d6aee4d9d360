import { Dialog } from "#app/components/dialog.tsx";
import { Icon } from "#app/components/icons.tsx";
import { Island } from "#app/island/wrapper.tsx";
import { Island as Search } from "#app/search/island.tsx";
import { business } from "#content/business.ts";
import { headerLinks, menuUnder, type PagePath, pageRecord, requestFormPath } from "#content/pages.ts";
import { Bird } from "../wordmark.tsx";

export function SiteHeader({ path }: { path: string }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="header">
        <div className="head-row">
          <div className="wrap">
            <a className="mark" href="/" aria-label={`${business.name}, home`}>
              <Bird />
              <b>{business.shortName}</b> <small>Energy</small>
            </a>
            <a className="head-tel" href={business.phone.href}>
              <Icon name="phone" />
              {business.phone.display}
            </a>
            <a className="head-help" href="/help">
              Need help now?
            </a>
            <Island name="search" component={Search} props={searchProps} start="interaction" className="contents" />
            <a className="btn" href={requestFormPath}>
              Get Quote
            </a>
            <button
              className="icon-btn head-menu"
              type="button"
              commandfor="menu"
              command="show-modal"
              aria-haspopup="dialog"
              aria-label="Menu"
            >
              <Icon name="menu" />
            </button>
            {/* Browsers without invoker commands find the same links in the footer. */}
            <a className="icon-btn head-menu-link" href="#footer" aria-label="All pages">
              <Icon name="menu" />
            </a>
          </div>
        </div>
        <nav aria-label="Main">
          <MainLinks path={path} className="wrap" />
        </nav>
      </header>
      <Dialog
        id="menu"
        label="Menu"
        className="menu"
        head={
          <span className="mark">
            <Bird />
            <b>{business.shortName}</b>
          </span>
        }
      >
        <nav aria-label="Menu">
          <MainLinks path={path} whole />
        </nav>
        <div>
          <a className="btn btn-line" href="/blog#search" data-search-open="">
            <Icon name="search" />
            Search
          </a>
          <a className="btn" href={requestFormPath}>
            Get Quote
          </a>
          <p>
            <a href="/help">Need help now?</a> · <a href="/contact?callback">Call me back</a>
          </p>
          <p className="small">
            <a href={business.phone.href}>{business.phone.display}</a>. Open {business.hours.text}
          </p>
        </div>
      </Dialog>
    </>
  );
}

const searchProps = { phone: business.phone, hours: business.hours.text };

interface MainLinksProps {
  path: string;
  className?: string;
  /** With the pages that stand under others. */
  whole?: boolean;
}

function MainLinks({ path, className, whole = false }: MainLinksProps) {
  return (
    <ul className={className}>
      {headerLinks.map((link) => (
        <li key={link}>
          <MainLink to={link} path={path} />
          {whole && menuUnder[link] && (
            <ul>
              {menuUnder[link].map((under) => (
                <li key={under}>
                  <MainLink to={under} path={path} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function MainLink({ to, path }: { to: PagePath; path: string }) {
  return (
    <a href={to} aria-current={to === path ? "page" : undefined}>
      {pageRecord(to).name}
    </a>
  );
}
