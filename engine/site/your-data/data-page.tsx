/** /donnees: privacy notice. The data that is recorded of a player, its readers, the retention period, and the contact. */
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { NAME } from '#engine/ui/brand/branding.ts';
import { buttonClass } from '#engine/ui/controls/button.tsx';
import type { RetentionReply } from '#schemas/players.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { usePlayer, useSite } from '../site-context.ts';
import styles from './data-page.module.css';

export function DataPage() {
  usePageTitle('Vos données');
  const loggedIn = usePlayer((state) => state.loggedIn);
  const told = useRetention();
  return (
    <div className={styles.page}>
      <h1>Vos données</h1>
      <p className={styles.lead}>
        {NAME} sert à s’entraîner, pas à surveiller. Voici tout ce que ce serveur garde de votre passage&nbsp;: rien d’autre n’est
        enregistré{staysHere(told) ? ', et rien ne part ailleurs' : ''}.
      </p>
      <section>
        <h2>Ce qui est enregistré</h2>
        <ul>
          <li>l’adresse e-mail avec laquelle vous vous connectez, et l’heure de votre première connexion&nbsp;;</li>
          <li>
            si la session se rejoint avec le compte de l’entreprise, cette adresse vient de là&nbsp;; rien d’autre n’en est gardé,
            et votre mot de passe n’en sort pas&nbsp;;
          </li>
          <li>
            si l’équipe d’animation vous a inscrit sur sa liste, l’adresse, le nom et l’équipe qu’elle y a écrits&nbsp;; ce nom-là
            n’est montré à aucun autre joueur&nbsp;;
          </li>
          <li>si vous attendez qu’on vous fasse entrer, votre adresse, effacée cinq minutes après votre dernier essai&nbsp;;</li>
          <li>
            si une session ne vous laisse pas entrer, votre adresse, la raison et le nombre de vos essais, effacés une demi-heure
            après le dernier&nbsp;;
          </li>
          <li>
            si l’équipe d’animation vous a réservé un siège, votre adresse, le moment où son code a été tiré, et ce code, sous une
            forme qui ne se relit pas&nbsp;;
          </li>
          <li>que vous êtes en ligne, sur quel nombre d’appareils&nbsp;: vingt-quatre heures au plus&nbsp;;</li>
          <li>le nom que vous portez au classement, et votre équipe s’il y en a&nbsp;;</li>
          <li>si la session en demande un, votre code personnel, sous une forme qui ne se relit pas&nbsp;;</li>
          <li>
            pour chaque mission, quand vous l’avez ouverte, vos essais (juste ou non, quelle sorte d’erreur, à quelle heure), les
            indices demandés et les points gagnés&nbsp;;
          </li>
          <li>
            là où il faut distinguer le vrai du piège, ce que vous avez pris pour l’un ou pour l’autre, la première et la dernière
            fois&nbsp;; l’équipe d’animation n’en voit que des chiffres de groupe&nbsp;;
          </li>
          <li>quand une de vos réponses fausses est la bonne d’une autre personne, vos deux noms et la mission&nbsp;;</li>
          <li>les points que l’équipe d’animation vous ajoute ou vous retire, et son motif&nbsp;;</li>
          <li>les messages que l’équipe d’animation vous envoie&nbsp;;</li>
          <li>si vous y répondez, le résultat des questions de mémoire (juste ou non)&nbsp;;</li>
          <li>si vous répondez à une question du débriefing de la salle, l’option choisie, et à quelle heure&nbsp;;</li>
          <li>
            si vous prenez rendez-vous pour revenir, ses dates, l’intention que vous y joignez, et ce que vous répondez et jugez
            ce jour-là&nbsp;; la console n’en montre que des chiffres de groupe, d’au moins cinq personnes, et vous retirez le
            tout d’un geste&nbsp;;
          </li>
          <li>si la salle joue la dernière mission, votre avis sur chaque message (authentique ou piège)&nbsp;;</li>
          <li>
            l’attestation de participation, si vous en demandez une ou si l’équipe d’animation l’établit, avec le nom inscrit
            dessus&nbsp;;
          </li>
          <li>
            si votre entreprise y tient un annuaire, ce qu’elle en a écrit (nom, adresse, service, site, responsable ou direction,
            langue, jour du départ), jusqu’au terme qu’elle lui a fixé&nbsp;;
          </li>
          <li>
            si une invitation ou un rappel vous est envoyé d’ici, son texte, trente jours au plus, et qu’il l’a été, jusqu’à la
            fin de la session et de sa campagne&nbsp;;
          </li>
          <li>
            si la campagne de votre session le prévoit, un e-mail, trois semaines ou trois mois après votre venue, vous propose de
            revenir dix minutes&nbsp;: «&nbsp;Mon bilan&nbsp;» en dit le jour, et vous l’y refusez d’un geste. Est gardé qu’il
            vous a été proposé, ou que vous l’avez refusé. La fin de la campagne n’y change rien&nbsp;; l’effacement de la session
            y met fin, et seuls restent à la campagne des décomptes d’au moins cinq personnes&nbsp;;
          </li>
          <li>
            si une campagne de votre entreprise vous attend et que votre session est effacée avant sa fin, votre adresse, le jour
            de votre venue et si vous avez tout terminé, jusqu’à la fin de cette campagne&nbsp;; de sa liste d’invités, votre nom
            et votre équipe.
          </li>
        </ul>
        <p>
          <strong>Ce que vous écrivez dans les missions n’est gardé nulle part</strong>, ni le texte de vos réponses, ni les mots
          de passe inventés pour l’exercice. N’y mettez tout de même jamais un vrai mot de passe.
        </p>
      </section>
      <section>
        <h2>Qui le voit</h2>
        <ul>
          <li>
            l’équipe d’animation et les personnes qui administrent ce serveur&nbsp;: elles peuvent aussi exporter, par nom, la
            présence, les points et les essais&nbsp;;
          </li>
          <li>
            si votre entreprise en a désigné une, la personne qui suit votre service&nbsp;: qui en est attendu, est venu, a
            terminé, jamais vos réponses ni vos points&nbsp;;
          </li>
          <li>les autres ne voient que le nom du classement, ses points et son avancée, jamais votre adresse&nbsp;;</li>
          <li>les bilans remis à l’entreprise sont sans nom, par groupes d’au moins cinq personnes, sauf raison consignée.</li>
        </ul>
        {told?.sendsMail && (
          <p>
            Les invitations, rappels et propositions de retour passent par un serveur de messagerie&nbsp;: il reçoit votre adresse
            et leur texte.
          </p>
        )}
        {told?.recipients && <p>Reçoivent aussi des données&nbsp;: {told.recipients}</p>}
      </section>
      <section>
        <h2>Pendant combien de temps</h2>
        <p aria-live="polite">{retentionText(told?.days)}</p>
        <p>{auditText(told?.auditDays)}</p>
        <p>
          D’une attestation établie, une preuve reste ensuite, pendant cinq ans à compter de son établissement&nbsp;: une
          empreinte de son code et ce que dit le papier, chiffré. Seuls le code et le nom imprimés ensemble l’ouvrent&nbsp;; sans
          le papier, personne ne peut dire de qui elle est. Pour n’en rien laisser, demandez l’effacement tant que la session
          existe.
        </p>
        <p>
          Dans votre navigateur, {NAME} garde votre connexion, votre progression, vos choix dans les missions en cours, vos
          intentions et le lien de vos rendez-vous&nbsp;; la déconnexion les efface. Seuls y restent vos réglages, comme le thème.
          Il n’y a ni cookie, ni mesure d’audience.
        </p>
      </section>
      <section>
        <h2>Qui en répond, et à qui demander</h2>
        {told?.controller && <p>Responsable du traitement&nbsp;: {told.controller}</p>}
        {told?.legalBasis && <p>Base légale&nbsp;: {told.legalBasis}</p>}
        {told?.contact && (
          <p>
            Protection des données&nbsp;: <Contact of={told.contact} />
          </p>
        )}
        <p>
          Pour lire, corriger ou faire effacer ce qui vous concerne, adressez-vous à l’équipe d’animation de votre session, ou à
          la personne que votre entreprise a chargée de la protection des données. Si la réponse ne vous convient pas, vous pouvez
          saisir la CNIL.
        </p>
      </section>
      <p>
        <Link className={buttonClass('secondary')} to={loggedIn ? '/' : '/user-login'}>
          {loggedIn ? 'Retour aux missions' : 'Aller à la connexion'}
        </Link>
      </p>
    </div>
  );
}

/** Whether nobody outside this server is given data: neither a mail server nor a recipient whom the installation names. */
function staysHere(told: Partial<RetentionReply> | undefined): boolean {
  return told?.sendsMail === false && !told.recipients;
}

/** A contact; an e-mail address becomes a `mailto:` link. */
function Contact({ of }: { readonly of: string }) {
  return EMAIL.test(of) ? <a href={`mailto:${of}`}>{of}</a> : of;
}

const EMAIL = /^[^\s@]+@[^\s@]+$/;

function retentionText(days: RetentionReply['days'] | undefined): string {
  if (days === undefined) return 'Jusqu’à ce que l’équipe d’animation efface la session.';
  if (days === null) return 'Tant que l’équipe d’animation n’efface pas la session\u00a0: elle peut le faire à tout moment.';
  const span = days === 1 ? 'un jour' : `${days} jours`;
  return `Une session est effacée d’elle-même ${span} après sa dernière activité, avec tout ce qu’elle contient. L’équipe d’animation peut l’effacer plus tôt.`;
}

function auditText(days: RetentionReply['auditDays'] | undefined): string {
  const what =
    'Le journal de ce que fait l’équipe d’animation (quel compte, quoi, quand) vous désigne par un numéro, qui ne mène plus à personne une fois votre participation effacée.';
  if (days === undefined) return what;
  return days === null
    ? `${what} Il reste tant que ce serveur existe.`
    : `${what} Chaque ligne en est effacée au bout de ${days} jours.`;
}

/** Retention settings of the installation; undefined while they load and after a failure. A server of 1.0.0 sends the days alone. */
function useRetention(): Partial<RetentionReply> | undefined {
  const { player } = useSite();
  const loaded = useLoaded(useCallback(() => player.ask<Partial<RetentionReply>>('GET', '/retention'), [player]));
  return loaded.state === 'loaded' ? loaded.value : undefined;
}
