/**
 * `<script`, then a character that ends a tag's name in HTML (white space, `/` or `>`), then the end of the tag. So `<scripty>` and `<
 * script>` do not match, and `<script` alone is not a tag yet.
 */
const OPENING = /<script(?:[\t\n\f\r /][^>]*)?>/i;

/** Whether the text contains a script opening tag, in any case of letters (specification, section 5). */
export function opensScript(text: string): boolean {
  return OPENING.test(text);
}
