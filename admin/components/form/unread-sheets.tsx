import { messages } from '../../language/language.ts';

/** Which sheet of a workbook was read, where it has others. @param sheets names, that of the one that was read first */
export function UnreadSheets({ sheets: [read, ...others] }: { readonly sheets: readonly string[] }) {
  const { people: words } = messages();
  return read !== undefined && others.length > 0 && <p>{words.sheets(read, others)}</p>;
}
