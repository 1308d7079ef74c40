import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { Article } from './articles';

interface ArticleCardProps {
  article: Article;
  /** Larger, for the article at the top. */
  featured?: boolean;
}

export function ArticleCard({ article, featured = false }: ArticleCardProps) {
  const { title, lead, topic, author, minutes } = article;

  return (
    <Card component="article" variant="outlined" sx={{ height: 1 }}>
      <CardActionArea href="#article" sx={{ height: 1 }}>
        <CardContent sx={{ p: featured ? { xs: 2, sm: 4 } : 2 }}>
          <Typography variant="overline" component="p" color="primary">
            {topic}
          </Typography>
          <Typography variant={featured ? 'h4' : 'h6'} component="h2" gutterBottom>
            {title}
          </Typography>
          <Typography color="text.secondary">{lead}</Typography>
          <Typography variant="body2" sx={{ mt: 2 }}>
            {author}, {minutes} minutes
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
