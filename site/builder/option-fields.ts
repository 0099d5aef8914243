// The options of a game as fields: the schema of its positions says what can be chosen.
import { words } from '../language.js';
import { inEnglish, make } from '../page.js';

interface Schema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly { readonly const?: unknown; readonly description?: string }[];
  readonly items?: Schema;
  readonly default?: unknown;
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const known = new Map<string, Promise<Schema>>();

/** The options of a game, as its schema describes them. */
export function optionsOf(game: string): Promise<Schema> {
  const there = known.get(game);
  if (there) return there;
  const coming = fetch(new URL(`schema/${game}.position.json`, document.baseURI))
    .then((response) => response.json() as Promise<{ properties: { options: Schema } }>)
    .then(({ properties }) => properties.options);
  known.set(game, coming);
  return coming;
}

/** A field for each option that is a choice; the questions that the rulebook leaves open are folded away. */
export function optionFields({ properties = {} }: Schema): HTMLElement[] {
  const { rulings, ...others } = properties;
  const fields = Object.entries(others).flatMap(([name, schema]) => field(`option-${name}`, name, schema));
  // Each ruling has two names: the short one is enough.
  const open = Object.entries(rulings?.properties ?? {}).filter(([name]) => !name.includes('RULING'));
  const asked = open.flatMap(([name, schema]) => field(`ruling-${name}`, schema.description ?? name, schema));
  if (asked.length === 0) return fields;
  const box = make('details', [make('summary', words.rulings), ...asked], 'rulings');
  return [...fields, box];
}

/** What was chosen, as the attribute `options` holds it; empty when everything is as it is anyway. */
export function chosenOptions(form: HTMLFormElement): string {
  const options: Record<string, unknown> = {};
  const rulings: Record<string, string> = {};
  for (const input of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name^=option-], [name^=ruling-]')) {
    const [, kind = '', name = ''] = /^(option|ruling)-(.*)$/.exec(input.name) ?? [];
    if (input instanceof HTMLInputElement && input.type === 'checkbox') {
      if (input.checked) options[name] = [...((options[name] as string[] | undefined) ?? []), input.value];
    } else if (input.value !== '') {
      if (kind === 'ruling') rulings[name] = input.value;
      else
        options[name] =
          input.type === 'number' || input.dataset['kind'] === 'number' ? Number(input.value) : input.value;
    }
  }
  if (Object.keys(rulings).length > 0) options['rulings'] = rulings;
  return Object.keys(options).length > 0 ? JSON.stringify(options) : '';
}

function field(name: string, label: string, schema: Schema): HTMLElement[] {
  const title = inEnglish(make('span', label));
  if (schema.items?.enum && schema.type === 'array' && !isOrder(schema))
    return schema.items.enum.map((value) => tick(name, String(value)));
  const choices = schema.enum?.map(String) ?? [...new Set(schema.anyOf?.map((each) => String(each.const)) ?? [])];
  if (choices.length > 0 && !choices.includes('undefined')) {
    const select = document.createElement('select');
    select.name = name;
    if (schema.enum?.some((value) => typeof value === 'number')) select.dataset['kind'] = 'number';
    select.append(
      new Option(words.byDefault(typeof schema.default === 'string' ? schema.default : (choices[0] ?? '')), ''),
      ...choices.map((value) => new Option(value, value)),
    );
    return [inEnglish(labelled(title, select, schema))];
  }
  if (schema.type !== 'number' && schema.type !== 'integer') return [];
  const input = document.createElement('input');
  input.type = 'number';
  input.name = name;
  input.min = String(schema.minimum ?? 1);
  if (schema.maximum !== undefined) input.max = String(schema.maximum);
  return [inEnglish(labelled(title, input, schema))];
}

/** A list of all of them is an order, not a choice. */
const isOrder = ({ description = '' }: Schema): boolean => /clockwise|order/i.test(description);

function labelled(title: HTMLElement, input: HTMLElement, { description = '' }: Schema): HTMLElement {
  const label = make('label', [title, input]);
  if (description && description !== title.textContent) label.title = description;
  return label;
}

function tick(name: string, value: string): HTMLElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.name = name;
  box.value = value;
  return inEnglish(make('label', [box, make('span', value)], 'tick'));
}
