/**
 * A whole document around markup that a player typed, for an `<iframe sandbox="">`. Three locks, so that nothing typed ever runs: the empty
 * `sandbox`, this policy, and a script type that no browser executes (which also keeps the console quiet). A link would open a window,
 * which the sandbox refuses: the document stays.
 */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** The document's only style: the page's own policy, which the frame inherits, names it by its hash (server/site/built-site.ts). */
export const SANDBOXED_STYLE =
  'body{margin:10px 12px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere;background:Canvas;color:CanvasText}';

/** The document, in the colour scheme of the frame's element. @param content put in as it was typed, but for the type of its scripts */
export function sandboxedDocument(content: string): string {
  const head = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="color-scheme" content="light dark"><base target="_blank"><title>Aperçu</title><style>${SANDBOXED_STYLE}</style>`;
  return `<!doctype html><html lang="fr"><head>${head}</head><body>${disarm(content)}</body></html>`;
}

/** Makes typed scripts inert: of two attributes with one name, HTML keeps the first. */
function disarm(content: string): string {
  return content.replace(/<script(?=[\s/>])/gi, '<script type="text/plain" ');
}
