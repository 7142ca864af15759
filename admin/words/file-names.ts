/** Name of a backup's file: 'vigie-backup-2026-11-21T09-30-00Z.json'. UTC, without the colons that Windows refuses in names. */
export function backupFileName(at: Date): string {
  const stamp = at
    .toISOString()
    .replace(/\.\d{3}Z$/, 'Z')
    .replaceAll(':', '-');
  return `vigie-backup-${stamp}.json`;
}
