/** Addresses of the console's pages, for its links. */
import { CONSOLE_PAGES, type ConsolePage } from '#schemas/console-pages.ts';

/** Parameters of a page's address: an id, or none. */
type Needs<Name> = Extract<ConsolePage, { name: Name }>['path'] extends `${string}:${string}` ? [id: string] : [];

/** Address of a page; one of a session or a participant has its id in it. */
export function addressOf<Name extends ConsolePage['name']>(name: Name, ...[id = '']: Needs<Name>): string {
  const page = CONSOLE_PAGES.find((one) => one.name === name);
  if (page === undefined) throw new Error(`The console has no page ${name}`);
  return page.path.replace(/:\w+/, encodeURIComponent(id));
}

/** Address of the set-up of a new session that copies this one. */
export function duplicateAddress(id: string): string {
  return `${addressOf('new-session')}?from=${encodeURIComponent(id)}`;
}
