/**
 * A query's result without the nulls that Gatsby's types allow at its top: the content check has seen to it that every file is
 * there before a query runs.
 */
export type NonNullFields<Query> = { [Field in keyof Query]: NonNullable<Query[Field]> };
