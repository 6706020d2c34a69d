export default function ErrorPage() {
  return <h1>forbidden</h1>
}
