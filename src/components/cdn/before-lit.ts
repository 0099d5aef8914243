// Where a page allows only named policies of trusted types, lit makes one while it loads, and stops when its name is taken:
// by a second copy of the kit, or by the page's own lit. Until lit is there (after-lit.ts), a policy whose name is taken
// gets a name of the kit's own, and else there is none. Modules run one after the other, so nobody else sees this.

interface PolicyFactory {
  createPolicy(name: string, rules: object): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
const own = trustedTypes && Object.getOwnPropertyDescriptor(trustedTypes, 'createPolicy');

if (trustedTypes) {
  const createPolicy = trustedTypes.createPolicy.bind(trustedTypes);
  trustedTypes.createPolicy = (name, rules) => {
    for (const each of [name, 'heist-kit'])
      try {
        return createPolicy(each, rules);
      } catch {
        // Without any, `HeistElement.define` tells the author of the page.
      }
    return undefined;
  };
}

/** Policies are made as ever. */
export function restore(): void {
  if (own) Object.defineProperty(trustedTypes as object, 'createPolicy', own);
  else if (trustedTypes) Reflect.deleteProperty(trustedTypes, 'createPolicy');
}
