export function pageTitle(title: string): string {
  return title ? `${title} · Gigstall` : 'Gigstall: the merch stall of every gig'
}
