export { CountSearchWords } from '#search/actions/count_search_words'
export { SearchReader } from '#search/search_reader'
export type { Search } from '#search/search'
export { whereFound } from '#search/where_found'
