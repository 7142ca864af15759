/**
 * Whether a browser that is handed this text as HTML would meet the opening tag of a script. As in HTML, the name ends at a space,
 * a slash or `>`, upper and lower case are the same, and a tag that nothing closes is none.
 */
export function opensScript(text: string): boolean {
  return /<script(?:[\s/][^>]*)?>/i.test(text);
}
