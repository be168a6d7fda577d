/**
 * A query's result without the nulls that Gatsby's types allow at the top level: the content check guarantees that every file
 * exists before a query runs.
 */
export type NonNullFields<Query> = { [Field in keyof Query]: NonNullable<Query[Field]> };
