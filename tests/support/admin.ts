/** The administrator of test servers. */
export const ADMIN = { username: 'admin', password: 'correct horse battery' } as const;
