import type { ReactNode } from 'react';
import { Avatar, BrowserBar, WindowFrame } from '#engine/authoring';
import type { Segments } from './segment.ts';
import styles from './ticket.module.css';
import { TokenLegend, TokenText } from './token-text.tsx';

/** The bug report in the developers' portal, with the token that should not be in it. */
export function Ticket({ segments }: { readonly segments: Segments }) {
  return (
    <WindowFrame aria-labelledby="jwt-ticket-title">
      <BrowserBar tab="Ticket 412" address="dev.brevelle.example/tickets/412" />
      <div className={styles.page}>
        <p className={styles.crumbs}>Portail développeurs › Escales › Tickets</p>
        <h2 className={styles.title} id="jwt-ticket-title">
          Erreur 403 sur la liste des escales <span className={styles.number}>nº 412</span>
        </h2>
        <p className={styles.meta}>
          <span className={styles.open}>Ouvert</span> Vu par 38 personnes, prestataires compris
        </p>

        <Comment author="Malik Benali" job="support informatique">
          <p>
            Depuis ce matin, la recette me refuse la liste des escales, et six personnes attendent au téléphone. Je colle la
            requête complète, ce sera plus simple :
          </p>
          <div className={styles.request}>
            <div>GET /api/escales HTTP/1.1</div>
            <div>Host: dev.brevelle.example</div>
            <div data-testid="token">
              Authorization: Bearer <TokenText segments={segments} />
            </div>
          </div>
          <TokenLegend />
          <p>Le jeton ? Aucun risque, il est signé, et mon mot de passe y est masqué.</p>
        </Comment>
        <Comment author="Fatou Diarra" job="sécurité">
          <p>Malik, je vous appelle. Le jeton est révoqué, et ce ticket n’est plus ouvert qu’à l’équipe.</p>
        </Comment>
      </div>
    </WindowFrame>
  );
}

interface CommentProps {
  readonly author: string;
  readonly job: string;
  readonly children: ReactNode;
}

function Comment({ author, job, children }: CommentProps) {
  return (
    <section className={styles.comment} aria-label={`Message de ${author}`}>
      <div className={styles.avatar}>
        <Avatar name={author} />
      </div>
      <div className={styles.bubble}>
        <p className={styles.author}>
          <strong>{author}</strong> <span>{job}</span>
        </p>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
