import { Dialog } from "#app/components/dialog.tsx";
import { Icon } from "#app/components/icons.tsx";
import { Island } from "#app/island/wrapper.tsx";
import { Island as Search } from "#app/search/island.tsx";
import { business } from "#content/business.ts";
import { headerLinks, menuGroups, type PagePath, pageRecord, requestFormFrom } from "#content/pages.ts";
import { Bird } from "../bird.tsx";

/** The part of the business's name that its short name leaves out: "Energy". */
const restOfName = business.name.startsWith(`${business.shortName} `)
  ? business.name.slice(business.shortName.length + 1)
  : "";

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
              <Bird isDefinition />
              <b>{business.shortName}</b> {restOfName && <small>{restOfName}</small>}
            </a>
            <a className="head-tel" href={business.phone.href}>
              <Icon name="phone" id="phone-icon" />
              {business.phone.display}
            </a>
            <a className="head-help" href="/help">
              Need help now?
            </a>
            <Island name="search" component={Search} props={searchProps} start="interaction" className="contents" />
            <a className="btn" href={requestFormFrom(path)}>
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
            {/* For browsers without invoker commands and without scripts: the footer has the same links. */}
            <a className="icon-btn head-menu-link" href="#footer" aria-label="All pages">
              <Icon name="menu" />
            </a>
          </div>
        </div>
        <nav aria-label="Main">
          <Links to={headerLinks} path={path} className="wrap" />
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
          {menuGroups.map(({ title, links }) => (
            <div key={title}>
              <p>{title}</p>
              <Links to={links} path={path} />
            </div>
          ))}
        </nav>
        <div>
          <a className="btn btn-line" href="/blog#search" data-search-open="">
            <Icon name="search" />
            Search
          </a>
          <a className="btn" href={requestFormFrom(path)}>
            Get Quote
          </a>
          <p>
            <a href="/contact?callback">Call me back</a>
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

interface LinksProps {
  to: readonly PagePath[];
  path: string;
  className?: string;
}

function Links({ to, path, className }: LinksProps) {
  return (
    <ul className={className}>
      {to.map((link) => (
        <li key={link}>
          <a href={link} aria-current={link === path ? "page" : undefined}>
            {pageRecord(link).name}
          </a>
        </li>
      ))}
    </ul>
  );
}
