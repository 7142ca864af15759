import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  test('has a value for everything', () => {
    expect(readConfig({ PORT: '' })).toEqual({
      port: 3000,
      healthPort: null,
      host: '127.0.0.1',
      basePath: '',
      certificate: null,
      databaseUrl: 'sqlite:data/vigie.db',
      adminUsername: 'admin',
      adminPassword: null,
      mail: null,
      traces: null,
      trustProxy: false,
      corsOrigins: [],
      logLevel: 'info',
      metricsToken: null,
      retentionDays: null,
      backupRecipients: [],
      consoleLanguage: 'en',
      consolePasskeys: 'optional',
      consolePasswords: true,
      consoleIdleMinutes: 120,
      consoleSecondPerson: false,
      auditDays: 365,
      openIdProviders: [],
      dataProtection: { controller: null, contact: null, legalBasis: null, recipients: null },
      whereToReport: { email: null, phone: null, button: null },
    });
  });

  test('reads every variable', () => {
    const environment = {
      PORT: '80',
      HEALTH_PORT: '81',
      TRUST_PROXY: '2',
      CORS_ORIGINS: 'https://a.example, http://b.example:81',
      LOG_LEVEL: 'debug',
      RETENTION_DAYS: '30',
      CONSOLE_LANGUAGE: 'fr',
      REPORT_EMAIL: ' signaler@brevelle.example ',
      REPORT_PHONE: '01 99 00 12 34 (24 h/24)',
      REPORT_BUTTON: 'Signaler ce message',
      DATA_CONTROLLER: 'Brevelle SA, 12 rue des Tilleuls, 67000 Strasbourg',
      DATA_CONTACT: 'dpo@brevelle.example',
    };
    expect(readConfig(environment)).toMatchObject({
      port: 80,
      healthPort: 81,
      trustProxy: 2,
      corsOrigins: ['https://a.example', 'http://b.example:81'],
      logLevel: 'debug',
      retentionDays: 30,
      consoleLanguage: 'fr',
      consolePasskeys: 'optional',
      dataProtection: {
        controller: 'Brevelle SA, 12 rue des Tilleuls, 67000 Strasbourg',
        contact: 'dpo@brevelle.example',
        legalBasis: null,
        recipients: null,
      },
      whereToReport: {
        email: 'signaler@brevelle.example',
        phone: '01 99 00 12 34 (24 h/24)',
        button: 'Signaler ce message',
      },
    });
  });

  test.each([
    ['postgres://vigie:geheim@db-a:5433,db-b,[2001:db8::1]:5434/vigie?sslmode=verify-full', true],
    ['postgres://vigie@db-a,db-b:port/vigie', false],
    ['postgres://vigie@db-a,/vigie', false],
  ])('of the hosts of %s: valid %s', (url, valid) => {
    const read = () => readConfig({ DATABASE_URL: url }).databaseUrl;
    if (valid) expect(read()).toBe(url);
    else expect(read).toThrow(/DATABASE_URL: expected sqlite:<path> or postgres:/);
  });

  test('reports every mistake at once, without repeating a secret', () => {
    const environment = {
      PORT: 'http',
      DATABASE_URL: 'mysql://u:secret@h',
      ADMIN_PASSWORD: 'short',
      TRUST_PROXY: 'maybe',
      CORS_ORIGINS: 'a.example/',
      LOG_LEVEL: 'loud',
      RETENTION_DAYS: 'never',
      REPORT_EMAIL: 'securite',
      REPORT_PHONE: 'au standard',
      REPORT_BUTTON: 'deux\nlignes',
      DATA_LEGAL_BASIS: 'x'.repeat(301),
      TZ: 'Europe/Pariss',
    };
    const read = () => readConfig(environment);
    expect(read).toThrow(ConfigError);
    for (const name of Object.keys(environment)) expect(read).toThrow(name);
    expect(read).not.toThrow('secret');
  });

  test('refuses a health port that is the site’s own', () => {
    expect(() => readConfig({ PORT: '3001', HEALTH_PORT: '3001' })).toThrow(
      'HEALTH_PORT: expected a port number from 1 to 65535, other than PORT, not "3001"',
    );
  });

  test.each([
    ['/', ''],
    ['/vigie', '/vigie'],
    [' /intranet/vigie-2/ ', '/intranet/vigie-2'],
  ])('takes the path %j', (BASE_PATH, path) => {
    expect(readConfig({ BASE_PATH }).basePath).toBe(path);
  });

  test.each(['vigie', '//vigie', '/vigie//', '/a b', '/a"b', '/../a', '/a?b', 'https://vigie.example/a'])(
    'says of the path %j what is allowed',
    (BASE_PATH) => {
      expect(() => readConfig({ BASE_PATH })).toThrow('BASE_PATH: expected a path such as /vigie');
    },
  );

  test.each(['Europe/Paris', ':Europe/Paris', 'CET', 'UTC'])('takes the time zone %s', (TZ) => {
    expect(readConfig({ TZ })).toEqual(readConfig({}));
  });

  test.each(['10.0.0.1, fd00::1', '10.0.0.0/8', 'fd00::/8'])('takes the proxies %s', (TRUST_PROXY) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY);
  });

  test.each(['999.1.1.1', '10.0.0.0/33', '10.0.0.1,', 'fd00::/129', '10.0.0.0/8/8', '..'])(
    'says of the proxies %s which variable is wrong',
    (TRUST_PROXY) => {
      expect(() => readConfig({ TRUST_PROXY })).toThrow(`not "${TRUST_PROXY}"`);
    },
  );
});
