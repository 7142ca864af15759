import { Notice } from '#engine/ui/feedback/notice.tsx';

/** Warning about a reload in a browser that stores nothing. */
export function ForgetfulNotice() {
  return (
    <Notice tone="warning" role="status">
      Ce navigateur n’enregistre rien&nbsp;: recharger une page vous déconnecte. Vos points restent, la même adresse et le même
      code les retrouvent. Pour l’éviter, autorisez les cookies et les données de ce site.
    </Notice>
  );
}
