/** Fifty seconds of traffic on the port's guest Wi-Fi, in chronological order. */
import type { Packet } from './artifacts.ts';
import { ADDRESSES, applicationData, clientHello, http, type Line, lookup, tunnel } from './packets.server.ts';

const { laptop, phone, tablet, visitor, resolver, portal, vpn, website, mail, intranet, library, tides } = ADDRESSES;
const FORM = 'application/x-www-form-urlencoded';
const HTML = 'Content-Type: text/html; charset=utf-8';
/** Code of the welcome page: it hangs on the wall, and is no secret. */
export const WALL_CODE = 'BREVELLE-VISITE';
const JPEG = ['Content-Type: image/jpeg', 'Content-Length: 84213', '', '[image JPEG, 84213 octets]'];
const LIBRARY = 'phototheque.brevelle.example';

export interface Traffic {
  /** The password that is sent in clear text. */
  readonly password: string;
  /** The cookie and the form's token: 32 hexadecimal digits each. */
  readonly cookie: string;
  readonly formToken: string;
  /** Bytes of the encrypted packets, 160 hexadecimal digits each. */
  readonly noise: readonly [string, string, string, string, string];
}

/** The lines of a web page's response: its header, an empty line, the body. */
const page = (...lines: readonly string[]) => [HTML, '', ...lines];

/** The laptop joins the guest network on its welcome page: the first POST, with a code that hangs on the wall. */
function welcome(): Line[] {
  const host = 'portail-wifi.brevelle.example';
  const body = new URLSearchParams({
    nom: 'Autret',
    email: 'solene.autret@brevelle.example',
    code_acces: WALL_CODE,
    charte: 'oui',
  });
  return [
    http(['12:04:02,118', laptop, portal], {
      method: 'GET',
      host,
      path: '/bienvenue',
      status: '200 OK',
      answer: page(
        '<h1>Wi-Fi des visiteurs</h1>',
        '<p>Réseau ouvert, non chiffré. Le code d’accès est affiché dans le hall.</p>',
      ),
    }),
    http(['12:04:09,530', laptop, portal], {
      method: 'POST',
      host,
      path: '/accepter',
      body: { type: FORM, text: body.toString() },
      status: '302 Found',
      answer: ['Location: http://www.brevelle.example/'],
    }),
  ];
}

/** The company's site redirects everybody to https at once: from there on nothing can be read. */
function website443([noise]: Traffic['noise']): Line[] {
  return [
    lookup(['12:04:10,002', laptop, resolver], 'www.brevelle.example', website),
    http(['12:04:10,044', laptop, website], {
      method: 'GET',
      host: 'www.brevelle.example',
      path: '/',
      status: '301 Moved Permanently',
      answer: ['Location: https://www.brevelle.example/', 'Content-Length: 0'],
    }),
    clientHello(['12:04:10,101', laptop, website], 'www.brevelle.example'),
    applicationData(['12:04:10,166', laptop, website], noise),
  ];
}

/** The photo library does not use https: form, password and session cookie are sent in clear text. */
function photoLibrary({ password, cookie, formToken }: Traffic): Line[] {
  const body = new URLSearchParams({
    identifiant: 'solene.autret@brevelle.example',
    password,
    jeton: formToken,
    album: 'Journées du port',
    rester_connectee: 'on',
  });
  return [
    http(['12:04:30,870', laptop, library], {
      method: 'GET',
      host: LIBRARY,
      path: '/connexion',
      status: '200 OK',
      answer: page(
        '<form method="post" action="/connexion">',
        '  <input name="identifiant"> <input name="password" type="password">',
        '  <input name="jeton" type="hidden"> <select name="album">…</select>',
        '  <input name="rester_connectee" type="checkbox">',
        '  <!-- À FAIRE : passer en https avant les Journées du port -->',
        '</form>',
      ),
    }),
    http(['12:04:41,207', laptop, library], {
      method: 'POST',
      host: LIBRARY,
      path: '/connexion',
      requestHeaders: [`Origin: http://${LIBRARY}`],
      body: { type: FORM, text: body.toString() },
      status: '302 Found',
      answer: ['Location: /mon-espace', `Set-Cookie: session=${cookie}; Path=/; Max-Age=2592000`],
    }),
    http(['12:04:41,262', laptop, library], {
      method: 'GET',
      host: LIBRARY,
      path: '/mon-espace',
      requestHeaders: [`Cookie: session=${cookie}`],
      status: '200 OK',
      answer: page('<h1>Bonjour Solène</h1>', '<p>214 photos à trier, dont 31 de Biscotte.</p>'),
    }),
  ];
}

/** Traffic of other people in the hall. */
function neighbours([, second, third, fourth, fifth]: Traffic['noise']): Line[] {
  const album = {
    page: '/album/journee-du-port',
    duree_s: 42,
    ecran: '390x844',
  };
  return [
    http(['12:04:13,408', visitor, tides], {
      method: 'GET',
      host: 'marees.port-brevelle.example',
      path: '/aujourdhui',
      status: '200 OK',
      answer: page('<p>Pleine mer 23:10, coefficient 52</p>'),
    }),
    clientHello(['12:04:15,015', phone, mail], 'mail.brevelle.example'),
    applicationData(['12:04:15,090', phone, mail], second),
    lookup(['12:04:19,311', tablet, resolver], LIBRARY, library),
    http(['12:04:19,352', tablet, library], {
      method: 'GET',
      host: LIBRARY,
      path: '/album/journee-du-port',
      status: '200 OK',
      answer: page('<h1>Journées du port</h1>', '<img src="/images/quai-4.jpg" alt="Le portique 4">'),
    }),
    http(['12:04:19,420', tablet, library], {
      method: 'GET',
      host: LIBRARY,
      path: '/images/quai-4.jpg',
      status: '200 OK',
      answer: JPEG,
    }),
    tunnel(['12:04:24,677', phone, vpn], third),
    http(['12:04:27,540', visitor, tides], {
      method: 'GET',
      host: 'marees.port-brevelle.example',
      path: '/recherche?q=horaires+du+bac',
      status: '404 Not Found',
      answer: page('<p>Aucun résultat pour « horaires du bac »</p>'),
    }),
    clientHello(['12:04:33,905', visitor, intranet], 'intranet.brevelle.example'),
    applicationData(['12:04:33,981', visitor, intranet], fourth),
    http(['12:04:36,118', tablet, library], {
      method: 'POST',
      host: LIBRARY,
      path: '/mesure',
      body: { type: 'application/json', text: JSON.stringify(album) },
      status: '204 No Content',
      answer: [],
    }),
    applicationData(['12:04:47,733', phone, mail], fifth),
  ];
}

/** The packets of everybody, numbered in chronological order. */
export function capture(traffic: Traffic): Packet[] {
  return [...welcome(), ...website443(traffic.noise), ...photoLibrary(traffic), ...neighbours(traffic.noise)]
    .sort((a, b) => (a.timestamp < b.timestamp ? -1 : 1))
    .map((line, index) => ({ id: index + 1, ...line }));
}
