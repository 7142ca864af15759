/**
 * The page that the raw preview shows. Three locks, so that nothing typed ever runs: the frame's empty `sandbox`,
 * this policy, and a script type that no browser executes (which also keeps the console quiet). A link would open a window, which
 * the sandbox refuses: the preview stays.
 */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const STYLE =
  'body{margin:10px 12px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere;background:Canvas;color:CanvasText}';

/** A whole HTML document around `content`, which is put in as it was typed. Follows the scheme of the frame's element. */
export function rawDocument(content: string): string {
  const head = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="color-scheme" content="light dark"><base target="_blank"><title>Aperçu</title><style>${STYLE}</style>`;
  return `<!doctype html><html lang="fr"><head>${head}</head><body>${disarm(content)}</body></html>`;
}

/** Of two attributes of one name, HTML keeps the first. */
function disarm(content: string): string {
  return content.replace(/<script(?=[\s/>])/gi, '<script type="text/plain" ');
}
