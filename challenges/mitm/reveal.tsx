import { Eye, EyeOff } from 'lucide-react';
import { Fragment } from 'react';
import { defineReveal, type RevealProps } from '#engine/authoring';
import type { MitmArtifacts, MitmReveal } from './artifacts.ts';
import styles from './reveal.module.css';

const WAYS = ['http', 'https', 'VPN'] as const;

/** Each fact about a connection, and for http, https and a VPN whether an eavesdropper can learn it. */
const LEARNT: readonly (readonly [what: string, readBy: readonly boolean[]])[] = [
  ['Qu’un appareil est là', [true, true, true]],
  ['Le nom du site', [true, true, false]],
  ['La page, les photos', [true, false, false]],
  ['Le mot de passe', [true, false, false]],
  ['Le cookie de session', [true, false, false]],
];

/** The same request as an eavesdropper receives it over http and over https, its fields decoded, and what each connection hides. */
function SideBySide({ reveal: { fields, noise } }: RevealProps<MitmReveal, MitmArtifacts>) {
  const form = fields.slice(0, -1);
  const cookie = fields.at(-1);
  return (
    <>
      <h3>La même requête, vue de la table d’à côté</h3>
      <div className={styles.sides}>
        <section className={styles.side} data-clear aria-label="En http">
          <p className={styles.way}>
            <Eye size={18} aria-hidden="true" /> http://, ce midi-là
          </p>
          <pre className={styles.raw}>
            {'POST /connexion HTTP/1.1\nHost: phototheque.brevelle.example\n\n'}
            {form.map(({ name, sent, secret }, index) => (
              <Fragment key={name}>
                {index > 0 && '&'}
                {name}={secret ? <mark>{sent}</mark> : sent}
              </Fragment>
            ))}
            {'\n\nHTTP/1.1 302 Found\nSet-Cookie: session='}
            <mark>{cookie?.sent}</mark>
            {'; Path=/; Max-Age=2592000'}
          </pre>
        </section>
        <section className={styles.side} aria-label="En https">
          <p className={styles.way}>
            <EyeOff size={18} aria-hidden="true" /> https://, depuis ce soir-là
          </p>
          <pre className={styles.raw}>
            {'TLS  Client Hello\n  server_name = phototheque.brevelle.example\n\nTLS  Application Data\n  '}
            <span className={styles.noise}>{noise.match(/.{2}/g)?.join(' ')}</span>
          </pre>
        </section>
      </div>
      <h3>Champ par champ, une fois décodé</h3>
      <dl className={styles.fields}>
        {fields.map(({ name, sent, value, note, secret }) => (
          <div key={name} className={styles.field} data-secret={secret}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {sent !== value && <code className={styles.sent}>{sent}</code>}
              <code className={styles.value}>{value}</code>
              <span>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <h3>Ce qu’apprend une personne qui écoute</h3>
      <table className={styles.learnt}>
        <thead>
          <tr>
            <th scope="col">Par quel chemin</th>
            {WAYS.map((way) => (
              <th key={way} scope="col">
                {way}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LEARNT.map(([what, readBy]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {readBy.map((read, index) => (
                <td key={WAYS[index]} data-read={read}>
                  {read ? 'lu' : 'caché'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        En https, le nom du site passe encore dans la question DNS et au début de la connexion. Un DNS chiffré et l’ECH le cachent
        là où les deux sont en place ; l’adresse du serveur, elle, se voit toujours.
      </p>
      <h3>L’après-midi même</h3>
      <p>
        Solène passe par le partage de son téléphone, change son mot de passe et ferme les sessions ouvertes : le cookie capté
        n’ouvre plus rien. Le soir, la photothèque passe en https, qu’on remettait depuis deux ans : il a suffi de le demander à
        l’hébergeur. Les 214 photos sont parties à temps, Biscotte comprise.
      </p>
    </>
  );
}

export default defineReveal({ Reveal: SideBySide });
