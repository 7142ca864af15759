import { defineReveal, type RevealProps } from '#engine/authoring';
import type { UrlParametersArtifacts, UrlParametersReveal } from './artifacts.ts';
import styles from './reveal.module.css';

/** The eight addresses with what each opened; then who decides about access, before and after the correction. */
function EightAddresses({ reveal: { combinations, flag } }: RevealProps<UrlParametersReveal, UrlParametersArtifacts>) {
  return (
    <>
      <h3>Les huit adresses, et ce que chacune ouvrait</h3>
      <ol className={styles.addresses}>
        {combinations.map(({ debug, admin, id, opened, everything = false }) => (
          <li key={debug + admin + id} className={styles.address} data-everything={everything || undefined}>
            <code>
              ?<Value name="debug" value={debug} on={debug === 'true'} />
              &amp;
              <Value name="admin" value={admin} on={admin === '1'} />
              &amp;
              <Value name="id" value={id} on={id === '0'} />
            </code>
            <p>{opened}</p>
            {everything && <code className={styles.flag}>{flag}</code>}
          </li>
        ))}
      </ol>
      <h3>Où la décision se prenait</h3>
      <ol className={styles.way} data-tone="danger">
        <li>Navigateur : « admin=1, c’est écrit dans l’adresse. »</li>
        <li>Portail : « Alors entrez. »</li>
      </ol>
      <h3>Où elle doit se prendre</h3>
      <ol className={styles.way} data-tone="success">
        <li>Navigateur : « La page d’administration, s’il vous plaît. »</li>
        <li>Serveur : « Qui êtes-vous ? » La réponse vient de la connexion, pas de l’adresse.</li>
        <li>Serveur : « Avez-vous ce droit ? » La liste des droits est chez lui, hors de portée.</li>
        <li>Réponse 403 : non. Et l’adresse peut bien dire ce qu’elle veut.</li>
      </ol>
      <h3>Et ensuite, à Brévelle</h3>
      <p>
        Le prestataire a retiré le raccourci le soir même, et l’a dit à la réunion du lundi : « Il venait de nous, et nous ne
        l’avions écrit nulle part. » Le client a vu la démonstration avec un vrai compte de visite, fermé le soir. Dans les
        journaux, quelqu’un avait essayé id=2, puis 3, 4 et 5, un dimanche à 3 h, depuis 203.0.113.64. Le panneau de maintenance,
        lui, ne s’était ouvert que pour vous.
      </p>
    </>
  );
}

function Value({ name, value, on }: { readonly name: string; readonly value: string; readonly on: boolean }) {
  return (
    <span className={styles.value} data-on={on || undefined}>
      {name}={value}
    </span>
  );
}

export default defineReveal({ Reveal: EightAddresses });
