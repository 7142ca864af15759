import { messages } from '../../language/language.ts';

interface UnreadSheetsProps {
  /** Names of the sheets, that of the one that was read first; none of a text. */
  readonly sheets: readonly string[];
}

/** Which sheet of a workbook was read, where it has others. */
export function UnreadSheets({ sheets: [read, ...others] }: UnreadSheetsProps) {
  const { people: words } = messages();
  return read !== undefined && others.length > 0 && <p>{words.sheets(read, others)}</p>;
}
