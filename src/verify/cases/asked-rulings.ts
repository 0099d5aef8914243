// Which rulings something depends on: those that are asked for. Whatever the others say, it is the same.

type Rulings = Readonly<Record<string, string>>;

/** Rulings that note which of them are asked for. */
export const listening = (rulings: Rulings, asked: Set<string>): Rulings =>
  new Proxy(rulings, {
    get(target, name) {
      asked.add(String(name));
      return Reflect.get(target, name) as string;
    },
  });
