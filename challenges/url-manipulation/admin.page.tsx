import { Anchor, ShieldOff } from 'lucide-react';
import { BrowserBar, definePage, pageAddress, type SceneProps, SiteHeader, WindowFrame } from '#engine/authoring';
import { HOST } from './address.ts';
import styles from './admin.module.css';
import type { UrlManipulationArtifacts } from './artifacts.ts';

const ACCOUNTS = [
  ['agence.web', 'Administration'],
  ['solene.autret', 'Rédactrice'],
  ['ines.moreau', 'Rédactrice'],
] as const;

/** The page that is in no menu, and that has no access control. */
function Administration({ artifacts, challenge }: SceneProps<UrlManipulationArtifacts>) {
  return (
    <div className={styles.place}>
      <WindowFrame aria-label="Navigateur">
        <BrowserBar address={`${HOST}/admin`} />
        <SiteHeader icon={<Anchor size={20} aria-hidden="true" />} name="Brévelle Maritime" aside="Espace d’administration" />
        <div className={styles.body}>
          <p className={styles.open}>
            <ShieldOff size={20} aria-hidden="true" /> Visiteur non identifié : accès accordé.
          </p>
          <div className={styles.flag}>
            <h2>Clé de maintenance</h2>
            <p>Réservée à l’agence et à l’équipe web. Ne pas diffuser.</p>
            <code className={styles.value}>{artifacts.flag}</code>
          </div>
          <div>
            <h2>Comptes du site</h2>
            <table className={styles.accounts}>
              <thead>
                <tr>
                  <th scope="col">Compte</th>
                  <th scope="col">Rôle</th>
                </tr>
              </thead>
              <tbody>
                {ACCOUNTS.map(([account, role]) => (
                  <tr key={account}>
                    <td>{account}</td>
                    <td>{role}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className={styles.note}>
            Note de l’agence : demander un mot de passe ici avant la mise en ligne. Pas urgent, la page n’est plus dans le menu.
          </p>
          <a href={pageAddress(challenge.path)}>Revenir au site, et au formulaire où saisir le flag</a>
        </div>
      </WindowFrame>
    </div>
  );
}

export default definePage({ Page: Administration });
