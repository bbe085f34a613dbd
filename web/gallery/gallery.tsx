import { useEffect, useState } from 'react';
import { contrasts, motions, textSizes, themes } from '#core/preferences/preference-list.ts';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { Specimens } from './specimen.ts';

const files = import.meta.glob<{ default: Specimens }>('./specimens/*.tsx', { eager: true });
const components = Object.entries(files).map(([path, { default: specimens }]) => ({
  name: path.replace('./specimens/', '').replace('.tsx', ''),
  specimens: Object.entries(specimens),
}));

/**
 * Attributes of <html> that change the appearance of all components at once. The app sets them from the person's
 * preferences; the gallery has a switch for each.
 */
const switches = [
  { attribute: 'theme', label: 'Theme', options: themes },
  { attribute: 'textSize', label: 'Text size', options: textSizes },
  { attribute: 'contrast', label: 'Contrast', options: contrasts },
  { attribute: 'motion', label: 'Motion', options: motions },
  { attribute: 'lang', label: 'Typeset as', options: ['en', 'ja', 'zh-Hans'] },
] as const;

/** Every component of web/src/ui with its variants and states, below switches for attributes of <html>. */
export function Gallery() {
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-10 px-5 py-8">
      <h1 className="text-2xl">COGN: gallery</h1>
      <div className="sticky top-0 z-10 flex flex-wrap gap-4 bg-surface py-3">
        {switches.map((one) => (
          <Switch key={one.attribute} {...one} />
        ))}
      </div>
      <nav aria-label="Components" className="flex flex-wrap gap-x-4 gap-y-1">
        {components.map(({ name }) => (
          <a key={name} href={`#${name}`} className="text-primary underline">
            {name}
          </a>
        ))}
      </nav>
      {components.map(({ name, specimens }) => (
        <section key={name} id={name} className="flex scroll-mt-32 flex-col gap-4">
          <h2 className="text-xl">{name}</h2>
          {specimens.map(([state, Specimen]) => (
            <div key={state} className="flex flex-col gap-2">
              <h3 className="text-sm text-muted">{state}</h3>
              <Card>
                <Specimen />
              </Card>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

/** A switch for one attribute of <html>. The value `system` removes the attribute. */
function Switch({ attribute, label, options }: (typeof switches)[number]) {
  const [value, setValue] = useState<string>(attribute === 'theme' ? 'pastel' : (options[0] ?? ''));
  useEffect(() => {
    const root = document.documentElement;
    if (attribute === 'lang') root.lang = value;
    else if (value === 'system') Reflect.deleteProperty(root.dataset, attribute);
    else root.dataset[attribute] = value;
  }, [attribute, value]);
  return (
    <SelectField
      label={label}
      name={attribute}
      options={options.map((option) => ({ value: option, label: option }))}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}
