import * as v from 'valibot';

/** A name with its translation, where there is one. */
export const named = {
  name: v.string(),
  translation: v.nullish(v.object({ name: v.nullish(v.string()) })),
};

/** The fields of `named` in a query whose language is `$language`. */
export const NAMED = 'name translation(languageCode: $language) { name }';

interface Named {
  readonly name: string;
  readonly translation?: { readonly name?: string | null | undefined } | null | undefined;
}

/** A name in the language that was asked for, or the one in which it was first written. */
export const nameOf = ({ name, translation }: Named): string => translation?.name || name;

/** A connection of GraphQL: what it lists, one by one. */
export const connectionOf = <const Node extends v.GenericSchema<unknown, unknown>>(node: Node) =>
  v.object({ edges: v.array(v.object({ node })) });

/** What a connection lists; nothing where there is none. */
export const nodesOf = <Node>(
  connection: { readonly edges: readonly { readonly node: Node }[] } | null | undefined,
): readonly Node[] => connection?.edges.map(({ node }) => node) ?? [];

/** Words for search engines, in the language that was asked for. */
export const seoWire = { seoTitle: v.nullish(v.string()), seoDescription: v.nullish(v.string()) };
