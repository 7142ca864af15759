/** Addresses of the console's pages, for its links. */
import { CONSOLE_PAGES, type ConsolePage } from '#schemas/console-pages.ts';

/** Parameters of a page's address: an id, or none. */
type Needs<Name> = Extract<ConsolePage, { name: Name }>['path'] extends `${string}:${string}` ? [id: string] : [];

/** Address of a page. For a page of a session, participant or campaign it contains the id. */
export function addressOf<Name extends ConsolePage['name']>(name: Name, ...[id = '']: Needs<Name>): string {
  const page = CONSOLE_PAGES.find((one) => one.name === name);
  if (page === undefined) throw new Error(`The console has no page ${name}`);
  return page.path.replace(/:\w+/, encodeURIComponent(id));
}

/** Address of a session's list of people in its set-up. @param from page with the link, to which the set-up leads back */
export function listAddress(session: string, from: { readonly campaign: string } | 'invite'): string {
  const back = from === 'invite' ? 'back=invite' : `back=campaign&campaign=${encodeURIComponent(from.campaign)}`;
  return `${addressOf('edit-session', session)}?${back}${LIST_HASH}`;
}

/** Address of a session's page that leads back to a campaign. */
export function fromCampaign(page: 'invite' | 'participants' | 'room', session: string, campaign: string): string {
  return `${addressOf(page, session)}?back=campaign&campaign=${encodeURIComponent(campaign)}`;
}

/** Hash of a set-up's address that opens it at its list of people. */
export const LIST_HASH = '#list';

/** The page to which a session's page leads back, read from its address; the dashboard if the address names none. */
export function cameFrom(
  query: URLSearchParams,
  session: string,
): { readonly page: ConsolePage['name']; readonly address: string } {
  const campaign = query.get('campaign');
  if (query.get('back') === 'campaign' && campaign !== null)
    return { page: 'campaign', address: addressOf('campaign', campaign) };
  if (query.get('back') === 'invite') return { page: 'invite', address: addressOf('invite', session) };
  return { page: 'dashboard', address: addressOf('dashboard') };
}

/** Address of the set-up of a new session that copies this one. */
export function duplicateAddress(id: string): string {
  return `${addressOf('new-session')}?from=${encodeURIComponent(id)}`;
}
