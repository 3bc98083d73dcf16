import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import type { Sql } from './sql.ts';

export interface CategoryNode {
  readonly id: number;
  readonly url: string;
  readonly title: Readonly<Record<Locale, string>>;
  readonly icon: string;
  readonly depth: number;
  readonly parent: CategoryNode | undefined;
  readonly children: readonly CategoryNode[];
}

export type CategoryTree = ReturnType<typeof loadCategories>;

export interface CategorySpan {
  readonly first: number;
  readonly last: number;
}

interface Row {
  id: number;
  url: string;
  parent: number | null;
  depth: number;
  title_ru: string;
  title_ro: string;
  icon: string;
}

type MutableNode = CategoryNode & { readonly children: CategoryNode[] };

/** Loads the category tree, which only a new seed changes. */
export const loadCategories = (sql: Sql) => {
  const byId = new Map<number, MutableNode>();
  const top: CategoryNode[] = [];
  for (const row of sql.all<Row>('SELECT * FROM category ORDER BY id')) {
    const parent = row.parent === null ? undefined : byId.get(row.parent);
    const { id, url, icon, depth } = row;
    const node: MutableNode = {
      id,
      url,
      icon,
      depth,
      parent,
      children: [],
      title: { ru: row.title_ru, ro: row.title_ro },
    };
    byId.set(id, node);
    (parent?.children ?? top).push(node);
  }
  const byUrl = new Map([...byId.values()].map((node) => [node.url, node]));
  /** The category's ancestors and itself, top level first. */
  const path = (node: CategoryNode): readonly CategoryNode[] => (node.parent ? [...path(node.parent), node] : [node]);
  const last = ({ id, children }: CategoryNode): number => children.reduce((_, child) => last(child), id);
  /** First and last id of a category and its descendants: ids are in menu order. */
  const span = (node: CategoryNode): CategorySpan => ({ first: node.id, last: last(node) });
  return {
    top,
    byUrl: (url: string): CategoryNode | undefined => byUrl.get(url),
    byId: (id: number): CategoryNode | undefined => byId.get(id),
    path,
    span,
  };
};
