/**
 * A whole document around markup that a player typed, for an `<iframe sandbox="">`. Three locks, so that nothing typed ever runs: the empty
 * `sandbox`, this policy, and a script type that no browser executes (which also avoids errors in the console). Links open a new window
 * (`target="_blank"`), which the sandbox refuses, so that the frame keeps its document.
 */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/**
 * The document's only style sheet: the page's content security policy, which the frame inherits, allows it by its hash
 * (server/site/built-site.ts).
 */
export const SANDBOXED_STYLE =
  'body{margin:10px 12px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere;background:Canvas;color:CanvasText}';

/** The document, in the colour scheme of the frame's element. @param content inserted as typed, except for the type of its scripts */
export function sandboxedDocument(content: string): string {
  const head = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="color-scheme" content="light dark"><base target="_blank"><title>Aperçu</title><style>${SANDBOXED_STYLE}</style>`;
  return `<!doctype html><html lang="fr"><head>${head}</head><body>${disarm(content)}</body></html>`;
}

/** Makes typed scripts inert: of two attributes with one name, HTML keeps the first. */
function disarm(content: string): string {
  return content.replace(/<script(?=[\s/>])/gi, '<script type="text/plain" ');
}
