export default function ErrorPage() {
  return <h1>not_found</h1>
}
