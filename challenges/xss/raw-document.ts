/**
 * The vulnerable preview: the message as HTML, in a document for a frame without scripts, forms and origin.
 * The sandbox and the policy below are what protects; parsing first keeps harmless what they would have to refuse aloud.
 */
import type { MarkupElement } from './remark.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0; padding: 0.75rem; background: light-dark(#fff, #151e30); color: light-dark(#10182b, #f2efe8); overflow-wrap: anywhere; }
  a { color: light-dark(#1d5fa8, #8fc1f5); text-decoration: underline; }
`;
const BROKEN_PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='32'%3E%3Cpath d='M1 1h38v30H1z' fill='%23eee' stroke='%23888'/%3E%3Cpath d='m8 8 24 16M32 8 8 24' stroke='%23b42318' stroke-width='2'/%3E%3C/svg%3E";
const ADDRESSES = [
  'href',
  'xlink:href',
  'src',
  'srcset',
  'srcdoc',
  'data',
  'action',
  'formaction',
  'poster',
  'background',
  'ping',
];
const GONE = 'script, meta, base, link, template';

export interface RawMessage {
  /** What the browser read in it. */
  readonly elements: readonly MarkupElement[];
  /** For `srcdoc`. */
  readonly document: string;
}

/** Reads a message as the vulnerable page does. In a browser only. */
export function readRaw(content: string): RawMessage {
  // Nothing runs or loads in a document that was only parsed.
  const parsed = new DOMParser().parseFromString(`<!doctype html><body>${content}`, 'text/html');
  const all = [...parsed.body.querySelectorAll('*')];
  const elements = all.map(describe);
  for (const element of all) disarm(element);
  return {
    elements,
    document: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="color-scheme" content="light dark"><title>Aperçu HTML brut</title><style>${STYLE}</style></head><body>${parsed.body.innerHTML}</body></html>`,
  };
}

function describe(element: Element): MarkupElement {
  return {
    tag: element.localName,
    attributes: element.getAttributeNames().map((name) => name.toLowerCase()),
    addresses: ADDRESSES.map((name) => element.getAttribute(name)).filter((value) => value !== null),
  };
}

/** Keeps what the element looks like; takes what would run, load, lead away or grab the focus. */
function disarm(element: Element): void {
  if (element.matches(GONE)) return element.remove();
  for (const name of element.getAttributeNames()) {
    const lower = name.toLowerCase();
    if (lower.startsWith('on') || lower === 'autofocus' || ADDRESSES.includes(lower)) element.removeAttribute(name);
  }
  if (element.localName === 'img') element.setAttribute('src', BROKEN_PICTURE);
}
