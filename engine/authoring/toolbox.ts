/** Pure tools that any file of a challenge may import, so that its scene and its server part can share the code that uses them. */
export { queBefore } from '#engine/rules/elision.ts';
export { digestSha256 } from '#engine/toolbox/digest.ts';
export { signHs256 } from '#engine/toolbox/signature.ts';
export { readSqlCondition, type SqlReading, type SqlRow } from '#engine/toolbox/sql-condition.ts';
export { decodeBase64, decodeBase64Url, encodeBase64, encodeBase64Url } from '#engine/toolbox/text.ts';
export { frenchList, frenchSpaces } from '#engine/toolbox/typography.ts';
