import { Percent } from 'lucide-react';
import { type Ref, useId } from 'react';
import { CodeArea } from '#engine/authoring';
import { readForm } from './form-body.ts';
import styles from './form-decoder.module.css';

interface FormDecoderProps {
  readonly body: string;
  readonly onChange: (body: string) => void;
  readonly ref: Ref<HTMLElement>;
}

/** Splits the body of a form into its fields, and decodes their percent-encoding. */
export function FormDecoder({ body, onChange, ref }: FormDecoderProps) {
  const id = useId();
  const fields = readForm(body);
  return (
    <section ref={ref} tabIndex={-1} className={styles.decoder} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        <Percent size={18} aria-hidden="true" /> Décodeur de formulaire
      </h2>
      <CodeArea
        label="Texte à décoder"
        description={
          <>
            Un formulaire part en une ligne&nbsp;: <code>nom=valeur</code>, séparés par <code>&amp;</code>. Les signes gênants y
            deviennent des codes&nbsp;: <code>%40</code> pour @.
          </>
        }
        value={body}
        onChange={onChange}
        maxLength={2000}
      />
      <p className={styles.count} role="status">
        {fields.length > 0 && (fields.length === 1 ? '1 champ décodé' : `${fields.length} champs décodés`)}
      </p>
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map(({ position, name, value }) => (
            <div key={position}>
              <dt>{name || 'texte'}</dt>
              <dd data-broken={value === null}>{value ?? '⚠ code % incomplet'}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
