import { useState } from 'react';
import { Field } from '#engine/ui/controls/field.tsx';
import type { CampaignChange, CampaignDetails, CampaignSetup } from '#schemas/campaigns.ts';
import { CAMPAIGN_NAME, CAMPAIGN_PURPOSE } from '#schemas/console-constants.ts';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { linesOf } from '../format/lists.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { useCampaignCalls } from './campaign-calls.ts';
import styles from './campaigns.module.css';
import { DepartmentsField } from './departments-field.tsx';

interface CampaignDialogProps {
  /** The campaign to change; null to create one. */
  readonly campaign: CampaignDetails | null;
  readonly onDone: (campaign: CampaignDetails) => void;
  readonly onCancel: () => void;
}

const EMPTY = { name: '', purpose: '', startsOn: '', endsOn: '', departments: null } as const;

/** The facts that were changed in the form: what a colleague changed meanwhile stays. */
function changed(before: CampaignSetup, { name, purpose, startsOn, endsOn, departments }: CampaignSetup): CampaignChange {
  return {
    ...(name !== before.name && { name }),
    ...(purpose !== before.purpose && { purpose }),
    ...(startsOn !== before.startsOn && { startsOn }),
    ...(endsOn !== before.endsOn && { endsOn }),
    ...(JSON.stringify(departments) !== JSON.stringify(before.departments) && { departments }),
  };
}

/** Form for the name, period, purpose and departments of a campaign. */
export function CampaignDialog({ campaign, onDone, onCancel }: CampaignDialogProps) {
  const { campaigns: words, buttons } = messages();
  const calls = useCampaignCalls();
  const { keyFor } = useIdempotencyKey();
  // The campaign may be loaded anew while the form is open: facts are compared with those it began with.
  const [begin] = useState<CampaignSetup>(campaign ?? EMPTY);
  const [name, setName] = useState<string>(begin.name);
  const [purpose, setPurpose] = useState<string>(begin.purpose);
  const [startsOn, setStartsOn] = useState<string>(begin.startsOn);
  const [endsOn, setEndsOn] = useState<string>(begin.endsOn);
  const [departments, setDepartments] = useState(begin.departments?.join('\n') ?? '');
  const [tried, setTried] = useState(false);
  const backwards = startsOn !== '' && endsOn !== '' && endsOn < startsOn;
  const missing = (value: string) => (tried && value.trim() === '' ? words.missing : undefined);

  function setup(): CampaignSetup {
    const named = linesOf(departments);
    return { name: name.trim(), purpose: purpose.trim(), startsOn, endsOn, departments: named.length > 0 ? named : null };
  }

  function ready(): boolean {
    setTried(true);
    return name.trim() !== '' && startsOn !== '' && endsOn !== '' && !backwards;
  }

  return (
    <FormDialog
      title={campaign ? words.change : words.create}
      confirm={campaign ? buttons.ok : words.createYes}
      ready={ready}
      work={() => {
        const body = setup();
        return campaign ? calls.change(campaign.id, changed(begin, body)) : calls.create(body, keyFor(body));
      }}
      failure={(error) => words.notSaved(reasonOf(error))}
      onDone={(saved) => {
        void calls.changed();
        onDone(saved);
      }}
      onCancel={onCancel}
    >
      <Field
        label={words.name}
        value={name}
        maxLength={CAMPAIGN_NAME.maxLength}
        required
        autoComplete="off"
        error={missing(name)}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={styles.days}>
        <Field
          type="date"
          label={words.firstDay}
          value={startsOn}
          required
          error={missing(startsOn)}
          onChange={(event) => setStartsOn(event.target.value)}
        />
        <Field
          type="date"
          label={words.lastDay}
          value={endsOn}
          required
          error={backwards ? words.backwards : missing(endsOn)}
          onChange={(event) => setEndsOn(event.target.value)}
        />
      </div>
      <Field
        label={words.purpose}
        description={words.purposeAbout}
        value={purpose}
        {...CAMPAIGN_PURPOSE}
        autoComplete="off"
        onChange={(event) => setPurpose(event.target.value)}
      />
      <DepartmentsField value={departments} onChange={setDepartments} />
    </FormDialog>
  );
}
