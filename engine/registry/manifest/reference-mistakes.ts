/** Checks the references of a debrief: a known publisher, a direct address, a title that says what the page is about. */
import { messages } from '#engine/author-tools/messages/messages.ts';
import type { LocatedMistake, MistakeAt } from '#engine/source-files/location.ts';
import { nearestWord } from '#engine/source-files/nearest-word.ts';
import type { DebriefContent } from '#schemas/manifest/debrief.ts';

const say = messages('manifest');

/** Publishers to which Vigie's own challenges may link: public bodies, their joint services, and OWASP, whose guides those bodies cite. */
const OFFICIAL = ['gouv.fr', 'cnil.fr', 'service-public.fr', 'signal-spam.fr', '33700.fr', 'europa.eu', 'owasp.org'];
/** Top-level domains for fiction and tests (RFC 2606, RFC 6761). */
const RESERVED = ['example', 'test', 'invalid', 'localhost'];
/** URL shorteners, which hide the target. */
const SHORTENERS = [
  'bit.ly',
  'buff.ly',
  'cutt.ly',
  'goo.gl',
  'is.gd',
  'lc.cx',
  'lnkd.in',
  'ow.ly',
  'rb.gy',
  'rebrand.ly',
  'shorturl.at',
  't.co',
  't.ly',
  'tiny.cc',
  'tinyurl.com',
  'urlr.me',
  'urlz.fr',
];
/** Titles that say nothing about the page. */
const EMPTY_TITLE =
  /^(?:(?:voir|lire|cliquez|en savoir|à lire) )?(?:ici|plus|(?:le |la |un |une )?(?:lien|site|page|guide|article|document|source))\.?$/iu;
const ADDRESS = /:\/\/|^www\.|^[\w.-]+\.(?:com|eu|fr|net|org)(?:\/\S*)?$/i;

type References = DebriefContent['references'];
/**
 * Mistakes in the references of a debrief. @param brought whether the challenge comes from a pack, which may link to pages of its own
 * company
 */
export function referenceMistakes(references: References, brought: boolean, at: MistakeAt): LocatedMistake[] {
  return references.flatMap((reference, index) => {
    const { publisher, title, url } = reference;
    const pointer = `/debrief/references/${index}`;
    const twin = references.findIndex((other) => isSame(other, reference));
    const told = url === undefined ? undefined : addressTold(url, brought);
    return [
      ...(saysNothing(title, publisher) ? [at(`${pointer}/title`, say('emptyReference', { title }))] : []),
      ...(told === undefined ? [] : [at(`${pointer}/url`, told)]),
      ...(twin < index ? [at(`${pointer}/title`, say('sameReference', { first: twin + 1, second: index + 1 }))] : []),
    ];
  });
}

function isSame(one: References[number], other: References[number]): boolean {
  if (one.url !== undefined && one.url === other.url) return true;
  return one.publisher === other.publisher && one.title === other.title;
}

function saysNothing(title: string, publisher: string): boolean {
  const said = title.trim();
  return said.toLowerCase() === publisher.trim().toLowerCase() || EMPTY_TITLE.test(said) || ADDRESS.test(said);
}

function addressTold(url: string, brought: boolean): string | undefined {
  const host = new URL(url).hostname;
  const isOf = (domain: string) => host === domain || host.endsWith(`.${domain}`);
  if (SHORTENERS.some(isOf)) return say('shortened', { host });
  if (brought || [...OFFICIAL, ...RESERVED].some(isOf)) return undefined;
  return say('notOfficial', { host, near: nearestDomain(host), allowed: OFFICIAL.join(', ') });
}

/** A known publisher whose domain is spelt similarly, or differs only in the top-level domain. */
function nearestDomain(host: string): string | undefined {
  const nameOf = (domain: string) => domain.slice(0, domain.lastIndexOf('.'));
  const domain = host.split('.').slice(-2).join('.');
  return nearestWord(domain, OFFICIAL) ?? OFFICIAL.find((official) => nameOf(official) === nameOf(domain));
}
