/** Descriptions of props that mean the same in every part, so that no file repeats them. */
export const PLAIN_PROPS: Readonly<Record<string, string>> = {
  children: 'What stands in it.',
  className: 'The rules of the place where it stands.',
  ref: 'The element itself.',
  id: 'Of the element, for what refers to it.',
  type: 'As HTML has it.',
};
