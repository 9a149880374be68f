import './environment.ts';
import './jardin.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Evaluation, type Flow, stepOf } from '#engine/core/index.ts';
import { loadWidgets, Wizard } from '#engine/react/index.ts';
import { createDraft, type Draft } from '#engine/storage/index.ts';
import { product } from './generated/jardin.ts';
import { registry } from './generated/registry.ts';

function FormPage({ flow, draft }: { flow: Flow; draft: Draft }) {
  const { steps } = flow.definition;
  const [shown, setShown] = useState({ stepId: steps[0]!.id, isEditing: false, focus: '' });
  const [isRefused, setRefused] = useState(false);

  async function send({ relevantAnswers }: Evaluation) {
    const body = JSON.stringify(relevantAnswers);
    const { ok } = await fetch(`/api/${flow.definition.id}`, { method: 'POST', body });
    setRefused(!ok);
    if (!ok) return;
    await draft.clear();
    setShown({ stepId: stepOf(flow, 'merci').id, isEditing: false, focus: '' });
  }

  return (
    <main>
      {isRefused && <p role="alert">Vos réponses n’ont pas été acceptées.</p>}
      <Wizard
        flow={flow}
        draft={draft}
        {...shown}
        goTo={({ id }, { edit = false, field = '' } = {}) =>
          setShown({ stepId: id, isEditing: edit, focus: field })
        }
        onSubmit={(evaluation) => void send(evaluation)}
        notify={({ title }) => window.alert(title)}
      />
    </main>
  );
}

function Home() {
  const addresses = registry.map(({ pages }) => pages[0]!.path);
  return (
    <main>
      <h1>{product}</h1>
      {addresses.map((address) => (
        <a key={address} href={address}>
          {address}
        </a>
      ))}
    </main>
  );
}

const asked = registry.find(({ pages }) => pages.some(({ path }) => path === window.location.pathname));
const form = (await asked?.load())?.form;
if (form) await loadWidgets(form);
const root = createRoot(document.getElementById('root')!);
root.render(form ? <FormPage flow={form} draft={createDraft(form)} /> : <Home />);
