import { ChevronDown, CloudSun, SlidersHorizontal } from 'lucide-react';
import { BrowserBar, type SiteFacts } from '#engine/authoring';

/** The facts that the browser knows about the page, among them where the alert comes from. */
const SITE: SiteFacts = {
  icon: (
    <>
      <SlidersHorizontal size={18} aria-hidden="true" />
      <ChevronDown size={14} aria-hidden="true" />
    </>
  ),
  label: 'Informations sur la page',
  facts: [
    ['La page', 'meteo-du-port.example, en connexion chiffrée.'],
    ['La fenêtre d’alerte', 'Une publicité venue de reparation-express.example, affichée dans la page.'],
    ['Presse-papiers', 'reparation-express.example peut y écrire dès que vous cliquez dans sa fenêtre.'],
    ['État de l’ordinateur', 'Sur un poste à jour, une page web ne peut ni le voir, ni le contrôler.'],
  ],
};

/** The bar of the browser around the weather page; its tab's close button is a right answer. */
export function WeatherBrowserBar({ onCloseTab }: { readonly onCloseTab: () => void }) {
  return (
    <BrowserBar
      tab={
        <>
          <CloudSun size={16} aria-hidden="true" /> Météo du port
        </>
      }
      onCloseTab={onCloseTab}
      site={SITE}
      address="https://meteo-du-port.example/port-brevelle"
    />
  );
}
