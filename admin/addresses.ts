/** Addresses of the console's pages, for its links. */
import { CONSOLE_PAGES, type ConsolePage } from '#schemas/console-pages.ts';

/** What the address of a page needs: an id, or nothing. */
type Needs<Name> = Extract<ConsolePage, { name: Name }>['path'] extends `${string}:${string}` ? [id: string] : [];

/** Where a page is; one of a session or a participant wants its id. */
export function addressOf<Name extends ConsolePage['name']>(name: Name, ...[id = '']: Needs<Name>): string {
  const page = CONSOLE_PAGES.find((one) => one.name === name);
  if (page === undefined) throw new Error(`The console has no page ${name}`);
  return page.path.replace(/:\w+/, encodeURIComponent(id));
}

/** Where a session is set up that begins as a copy of this one. */
export function duplicateAddress(id: string): string {
  return `${addressOf('new-session')}?from=${encodeURIComponent(id)}`;
}
