/** What `choicesOnScreen` reads in a scene's forms: choices, in the words of the screen, but no typed text. */
import { expect, it, onTestFinished } from 'vitest';
import { choicesOnScreen } from './deeds.ts';

it('reads what is chosen, by question, and nothing that was typed', () => {
  const scene = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => scene.remove());
  scene.innerHTML = `
    <label><input type="checkbox" checked> Voir les calques</label>
    <fieldset>
      <legend><span>Appareil</span> photo</legend>
      <label><input type="radio" name="camera" checked> Autoriser</label>
      <label><input type="radio" name="camera"> Refuser</label>
    </fieldset>
    <fieldset>
      <legend>Contacts</legend>
      <label><input type="radio" name="contacts"> Autoriser</label>
    </fieldset>
    <fieldset>
      <legend>Que remarquez-vous ?</legend>
      <label><input type="checkbox" checked> Urgence</label>
      <label><input type="checkbox"> <b data-label="">Fautes</b> Orthographe ou accords.</label>
      <label>Mot de passe <input type="text" value="secret"></label>
    </fieldset>`;
  expect(choicesOnScreen(scene)).toEqual({ 'Appareil photo': 'Autoriser', Urgence: 'coché', Fautes: 'non coché' });
});

it('tells questions with one legend apart by what they are about, and leaves out what is only tried', () => {
  const scene = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => scene.remove());
  const question = (name: string) =>
    `<fieldset><legend>Quel levier ?</legend><label><input type="radio" name="${name}" checked> Urgence</label></fieldset>`;
  scene.innerHTML = `
    <div data-unjudged="">${question('tried')}</div>
    <article aria-labelledby="first"><h3 id="first">Message 1 sur 2</h3>${question('one')}</article>
    <article aria-labelledby="second"><h3 id="second">Message 2 sur 2</h3>${question('two')}</article>`;
  expect(choicesOnScreen(scene)).toEqual({
    'Message 1 sur 2, Quel levier ?': 'Urgence',
    'Message 2 sur 2, Quel levier ?': 'Urgence',
  });
});

it('reads where each thing was put by a scene that sorts them', () => {
  const scene = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => scene.remove());
  scene.innerHTML = `
    <ul>
      <li data-sorted="à faire">1 <p data-label="">Débrancher le réseau</p> <button>Écarter</button></li>
      <li data-sorted="à éviter"><p data-label="">Éteindre l’appareil</p></li>
    </ul>`;
  expect(choicesOnScreen(scene)).toEqual({ 'Débrancher le réseau': 'à faire', 'Éteindre l’appareil': 'à éviter' });
});
