import { messages } from '../../language/language.ts';

interface UnreadSheetsProps {
  /** Names of the sheets, beginning with the one that was read; empty for a text. */
  readonly sheets: readonly string[];
}

/** Says which sheet of a workbook was read, if it has several. */
export function UnreadSheets({ sheets: [read, ...others] }: UnreadSheetsProps) {
  const { people: words } = messages();
  return read !== undefined && others.length > 0 && <p>{words.sheets(read, others)}</p>;
}
